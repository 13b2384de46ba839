# Varnish before Lantern: keeps finished pages, asks for each once, serves the old one while it asks, and drops what a
# webhook changed as the webhook's answer passes through. Start it with
#   varnishd -a :80 -f /etc/varnish/lantern.vcl -s malloc,256m -p http_gzip_support=off -p http_resp_hdr_len=16k
#     -p backend_idle_timeout=25s
# (Lantern compresses, in brotli too, which Varnish's own gzip would undo, and closes a connection that waits sooner than
# Varnish would) and name its address in Lantern's TRUSTED_PROXIES: only then is it told how long it may keep a page, and by
# which keys to drop it. It speaks no TLS: name there, too, what ends TLS before it.
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
  # What a client says of itself, or of what it can keep, is not believed. To X-Forwarded-For Varnish has added by itself who
  # asked it: Lantern takes the last address there that is none of its proxies', and nothing that a client wrote before.
  set req.http.X-Forwarded-Host = req.http.Host;
  unset req.http.Forwarded;
  unset req.http.X-Real-IP;
  set req.http.Surrogate-Capability = "varnish=Surrogate/1.0";
  set req.url = std.querysort(req.url);

  # One copy per encoding that we send, whatever the client's own wording. What it refuses (q=0) it is not sent.
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
  # The signed-in product, its sign-in pages and the sign-in service behind the site: nobody else's, cookies and all. So is
  # the token by which a browser shows that it is one of ours: without its cookie each answer would be another. A
  # reader whose session is too old to have a cookie of it left still needs the one that renews it.
  if (req.url ~ "^/(__clerk|api/(account|analytics|calls|csrf|explore|locations|progress|rate-limit|visitor))(/|\?|$)" || req.url ~ "^(/(en|es|es-mx|fr|de|pt))?/(getting-started|explore|business|calls?|locations?|settings|profile|help|upgrade|sign-in|sign-up)(/|\?|$)") {
    return (pass);
  }
  # A draft of the editors, or what was typed into a form that comes back. A session changes no public page.
  if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)(__prerender_bypass|__next_preview_data|lantern-sent-back)") {
    return (pass);
  }
  # Payloads are few and chosen by many headers: Lantern keeps them itself.
  if (req.http.RSC || req.http.Range) {
    return (pass);
  }
  unset req.http.Cookie;
  return (hash);
}

sub vcl_hash {
  # The public host comes from Lantern's configuration: an address is one page, whatever host it was asked by, and by
  # whichever letter or advertisement. Lantern is asked with what those add, and leads on with it where a page has moved.
  hash_data(regsub(regsuball(req.url, "(?<=[?&])(utm_\w+|fbclid|gclid|gbraid|wbraid|gad_source|msclkid|ttclid|twclid|li_fat_id|igshid|igsh|mc_[ce]id|_hs(enc|mi))(=[^&]*)?(&|$)", ""), "[?&]$", ""));
  return (lookup);
}

sub vcl_backend_response {
  if (beresp.http.Surrogate-Control ~ "max-age=\d+" && !beresp.http.Set-Cookie && beresp.status == 200) {
    set beresp.ttl = std.duration(regsub(beresp.http.Surrogate-Control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    # Served while a new one is asked for, and while there is none to be had.
    set beresp.grace = 24h;
    set beresp.keep = 10m;
  } elsif (beresp.http.Cache-Control ~ "immutable" && beresp.status == 200) {
    set beresp.ttl = 7d;
    set beresp.grace = 0s;
  } else {
    set beresp.uncacheable = true;
    set beresp.ttl = 5s;
    # An old page is better than a failure.
    if (beresp.status >= 500 && bereq.is_bgfetch) {
      return (abandon);
    }
  }
}

sub vcl_hit {
  # A sick backend: whatever is in grace.
  if (obj.ttl >= 0s || obj.ttl + obj.grace > 0s) {
    return (deliver);
  }
}

sub vcl_deliver {
  # A webhook was accepted: what carries one of its keys goes, before the answer is out.
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
