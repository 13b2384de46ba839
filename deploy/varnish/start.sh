#!/bin/sh
# Varnish accepts a host name only if it has one address, and `site` has one for each instance. So this gives Varnish one
# backend for each running instance, asked in turn, and starts it. Then it checks every five seconds which instances run: one
# that is replaced, or restarts with the machine, has another address, and an added one has a new address. The cache is kept.
set -eu
own=/etc/varnish/lantern.vcl
all=/etc/varnish/site.vcl

addresses() { getent ahostsv4 site | cut -d " " -f 1 | sort -u; }

# The configuration for instances at these addresses: each backend of ours once for every instance.
configuration() {
  echo "vcl 4.1;"
  # Backends stand behind the probes that they name.
  sed -n "/^import /p; /^probe /p" "$own"
  count=0
  for address in $1; do
    count=$((count + 1))
    sed -n "/^backend lantern_/,/^}/ { s/ lantern_\([a-z]*\) / site_${count}_\1 /; s/127\.0\.0\.1/$address/; p }" "$own"
  done
  sed "/^vcl 4.1;/d; /^import /d; /^probe /d; /^backend lantern_/,/^}/d; /add_backend(lantern_/d" "$own"
  echo "sub vcl_init {"
  for backend in $(seq "$count"); do
    for state in ready running; do echo "  $state.add_backend(site_${backend}_$state);"; done
  done
  echo "}"
}

# Reloads Varnish's configuration whenever the running instances change. While none runs, the configuration stays.
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

# When the machine starts, there may be no instance yet.
trap "exit 0" TERM INT
while running=$(addresses) && [ -z "$running" ]; do sleep 1; done
configuration "$running" >"$all"
follow "$running" &
exec varnishd -F -a :80 -f "$all" -s malloc,256m -p http_gzip_support=off -p http_resp_hdr_len=16k \
  -p backend_idle_timeout=25s -p timeout_idle=35s
