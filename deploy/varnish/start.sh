#!/bin/sh
# Varnish takes a name only if it has one address, and `site` has one for each instance: gives Varnish a backend for each
# that runs, asked in turn, and starts it. Then it looks every five seconds who runs: an instance that is replaced, or that
# starts again with the machine, has another address, and one that was added has a new one. What is cached stays.
set -eu
own=/etc/varnish/lantern.vcl
all=/etc/varnish/site.vcl

addresses() { getent ahostsv4 site | cut -d " " -f 1 | sort -u; }

# The configuration for instances at these addresses.
configuration() {
  echo "vcl 4.1;"
  echo "import directors;"
  count=0
  for address in $1; do
    count=$((count + 1))
    sed -n "/^backend lantern {/,/^}/ { s/ lantern / site_$count /; s/127\.0\.0\.1/$address/; p }" "$own"
  done
  echo "sub vcl_init {"
  echo "  new site = directors.round_robin();"
  for backend in $(seq "$count"); do echo "  site.add_backend(site_$backend);"; done
  echo "}"
  echo "sub vcl_recv { set req.backend_hint = site.backend(); }"
  # An instance that has just stopped counts as well for some seconds yet: the next one is asked.
  echo 'sub vcl_backend_error { if (bereq.method ~ "^(GET|HEAD)$" && bereq.retries < 1) { return (retry); } }'
  sed "/^vcl 4.1;/d; /^backend lantern {/,/^}/d" "$own"
}

# Has Varnish take the configuration anew whenever other instances run. While none does, it keeps what it has.
follow() {
  known=$1
  used=boot
  turn=0
  while sleep 5; do
    now=$(addresses)
    if [ -z "$now" ] || [ "$now" = "$known" ]; then continue; fi
    turn=$((turn + 1))
    configuration "$now" >"$all"
    if varnishadm vcl.load "site$turn" "$all" && varnishadm vcl.use "site$turn"; then
      varnishadm vcl.discard "$used" || true
      used=site$turn
      known=$now
    fi
  done
}

# When the machine starts, nobody may be there yet.
trap "exit 0" TERM INT
while running=$(addresses) && [ -z "$running" ]; do sleep 1; done
configuration "$running" >"$all"
follow "$running" &
exec varnishd -F -a :80 -f "$all" -s malloc,256m -p http_gzip_support=off -p http_resp_hdr_len=16k \
  -p backend_idle_timeout=25s
