# Varnish in front of Lantern: caches finished pages, requests each only once, serves the old copy meanwhile, and purges what
# a webhook changed when the webhook's answer passes through. Start it with
#   varnishd -a :80 -f /etc/varnish/lantern.vcl -s malloc,256m -p http_gzip_support=off -p http_resp_hdr_len=16k
#     -p backend_idle_timeout=25s
# Lantern compresses, also with brotli, which Varnish's own gzip would undo; and it closes idle connections sooner than Varnish
# would. Add Varnish's address to Lantern's TRUSTED_PROXIES: only then does Lantern tell it how long to keep a page, and by which
# keys to purge it. Varnish speaks no TLS: add the proxy that terminates TLS in front of it, too.
vcl 4.1;

import std;

backend lantern {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 10s;
  .max_connections = 512;
  .probe = {
    .url = "/robots.txt";
    .interval = 5s;
    .timeout = 2s;
    .window = 4;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  # Headers in which a client claims an origin, or to be a cache, are not trusted. Varnish itself has appended the address of its
  # client to X-Forwarded-For: Lantern takes the last address there that is not one of its proxies', and nothing before it.
  set req.http.X-Forwarded-Host = req.http.Host;
  unset req.http.Forwarded;
  unset req.http.X-Real-IP;
  set req.http.Surrogate-Capability = "varnish=Surrogate/1.0";
  set req.url = std.querysort(req.url);

  # One copy per encoding that we send, however the client writes the header. An encoding that it refuses (q=0) is not sent.
  if (req.http.Accept-Encoding ~ "(?i)\bbr\b" && req.http.Accept-Encoding !~ "(?i)\bbr\s*;\s*q=0(\.0*)?\s*(,|$)") {
    set req.http.Accept-Encoding = "br";
  } elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b" && req.http.Accept-Encoding !~ "(?i)\bgzip\s*;\s*q=0(\.0*)?\s*(,|$)") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # The signed-in product, its sign-in pages and the sign-in service behind the site are personal: passed on with cookies. So is
  # the CSRF token: without its cookie each answer would have another token. A reader whose session cookie has expired still
  # needs the cookie that renews the session.
  if (req.url ~ "^/(__clerk|api/(account|analytics|calls|csrf|explore|locations|progress|rate-limit|visitor))(/|\?|$)" || req.url ~ "^(/(en|es|es-mx|fr|de|pt))?/(getting-started|explore|business|calls?|locations?|settings|profile|help|upgrade|sign-in|sign-up)(/|\?|$)") {
    return (pass);
  }
  # An editor's draft, or a form that comes back with what was typed. A session does not change public pages.
  if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)(__prerender_bypass|__next_preview_data|lantern-sent-back)") {
    return (pass);
  }
  # RSC payloads are few and depend on many headers: Lantern caches them itself.
  if (req.http.RSC || req.http.Range) {
    return (pass);
  }
  unset req.http.Cookie;
  return (hash);
}

sub vcl_hash {
  # The public host comes from Lantern's configuration: an address is one page, whatever the requested host, and whichever
  # letter or advertisement led to it. Lantern still receives the parameters that those add, and keeps them in redirects.
  hash_data(regsub(regsuball(req.url, "(?<=[?&])(utm_\w+|fbclid|gclid|gbraid|wbraid|gad_source|msclkid|ttclid|twclid|li_fat_id|igshid|igsh|mc_[ce]id|_hs(enc|mi))(=[^&]*)?(&|$)", ""), "[?&]$", ""));
  return (lookup);
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Control ~ "max-age=\d+" && !beresp.http.Set-Cookie && beresp.status == 200) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    # The old copy is served while a new one is requested, and while none is available.
    set beresp.grace = 24h;
    set beresp.keep = 10m;
  } elsif (beresp.http.Cache-Control ~ "immutable" && beresp.status == 200) {
    set beresp.ttl = 7d;
    set beresp.grace = 0s;
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
    # An old page is better than an error.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
      return (abandon);
    }
  }
}

sub vcl_hit {
  # If the backend is sick, this serves every copy that is in grace.
  if (obj.ttl >= 0s || obj.ttl + obj.grace > 0s) {
    return (deliver);
  }
}

sub vcl_deliver {
  # A webhook was accepted: everything with one of its keys is purged before its answer is delivered.
  if (req.method == "POST" && resp.http.Surrogate-Purge) {
    std.log("purge " + resp.http.Surrogate-Purge);
    ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(resp.http.Surrogate-Purge, " ", "|") + ")(\s|$)");
  }
  if (obj.hits > 0) {
    set resp.http.X-Cache = "HIT";
  } else {
    set resp.http.X-Cache = "MISS";
  }
  unset resp.http.Surrogate-Control;
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Purge;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
}
