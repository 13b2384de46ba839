#!/bin/sh
# Varnish takes a name only if it has one address, and `site` has one for each instance: gives Varnish a backend for each
# that runs now, asked in turn, and starts it.
set -eu
own=/etc/varnish/lantern.vcl
all=/etc/varnish/site.vcl
addresses=$(getent ahostsv4 site | cut -d " " -f 1 | sort -u)
[ -n "$addresses" ] || { echo "No address of site is known." >&2; exit 1; }
{
  echo "vcl 4.1;"
  echo "import directors;"
  count=0
  for address in $addresses; do
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
} >"$all"
exec varnishd -F -a :80 -f "$all" -s malloc,256m -p http_gzip_support=off -p http_resp_hdr_len=16k \
  -p backend_idle_timeout=25s
