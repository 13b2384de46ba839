# Varnish in front of Lantern: caches finished pages, requests each only once, serves the old copy meanwhile, and purges what
# a webhook changed when the webhook's answer passes through. Start it with
#   varnishd -a :80 -f /etc/varnish/lantern.vcl -s malloc,256m -p http_gzip_support=off -p http_resp_hdr_len=16k
#     -p backend_idle_timeout=25s -p timeout_idle=35s
# Lantern compresses, also with brotli, which Varnish's own gzip would undo. It closes idle connections sooner than Varnish would
# let go of them (backend_idle_timeout), and Varnish those of a proxy in front sooner than nginx would (timeout_idle). Add Varnish's
# address to Lantern's TRUSTED_PROXIES: only then does Lantern tell it how long to keep a page, and by which keys to purge it. Varnish
# speaks no TLS: add the proxy that terminates TLS in front of it, too.
vcl 4.1;

import directors;
import std;

# Whether an instance answers, and whether its content store and its database do. One that is told to stop is not ready, for some
# seconds before it closes its connections: by then, two questions have told.
probe is_ready { .url = "/api/health/ready"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }
probe is_running { .url = "/api/health"; .interval = 1s; .timeout = 2s; .window = 3; .threshold = 2; .initial = 2; }

backend lantern_ready {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 10s;
  .max_connections = 512;
  .probe = is_ready;
}

backend lantern_running {
  .host = "127.0.0.1";
  .port = "3000";
  .connect_timeout = 2s;
  .first_byte_timeout = 30s;
  .between_bytes_timeout = 10s;
  .max_connections = 512;
  .probe = is_running;
}

sub vcl_init {
  new ready = directors.round_robin();
  ready.add_backend(lantern_ready);
  new running = directors.round_robin();
  running.add_backend(lantern_running);
  # While the database or the content store is down, no instance is ready, and yet each serves what it can.
  new site = directors.fallback();
  site.add_backend(ready.backend());
  site.add_backend(running.backend());
}

sub vcl_recv {
  set req.backend_hint = site.backend();
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
  # An editor's draft, or a form that comes back with what was typed or was taken. A session does not change public pages.
  if (req.http.Authorization || req.http.Cookie ~ "(^|;\s*)(__prerender_bypass|__next_preview_data|lantern-sent-back|lantern-told)") {
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

sub vcl_backend_error {
  # An instance that has just stopped counts as healthy for up to two seconds: the next one is asked, which may be the same again
  # while many ask. What has a body is sent again only if no byte of the body has left, as where the connection was refused: otherwise
  # Varnish itself does not repeat it.
  if (now - bereq.time < 4s && (bereq.method ~ "^(GET|HEAD|DELETE)$" || bereq.http.Content-Length ~ "^0*[1-9]" || bereq.http.Transfer-Encoding)) {
    return (retry);
  }
  if (bereq.is_bgfetch) {
    return (abandon);
  }
  set beresp.http.X-Unanswered = "1";
}

sub vcl_hit {
  # If the backend is sick, this serves every copy that is in grace.
  if (obj.ttl >= 0s || obj.ttl + obj.grace > 0s) {
    return (deliver);
  }
}

sub vcl_deliver {
  if (resp.http.X-Unanswered) {
    return (synth(503));
  }
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

# What there is to answer where no instance did: a page for readers, in the language of the page that they wanted or came from; for
# code what Lantern itself would say. The words are those of messages/ (errors.json, common.json).
sub vcl_synth {
  unset resp.http.Server;
  unset resp.http.X-Varnish;
  set resp.http.Cache-Control = "no-store";
  set resp.http.Retry-After = "5";
  set resp.http.X-Content-Type-Options = "nosniff";
  set resp.http.Content-Security-Policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  if (req.http.Accept !~ "\btext/html\b" || (req.http.Sec-Fetch-Mode && req.http.Sec-Fetch-Mode != "navigate")) {
    if (req.url ~ "^/api/") {
      set resp.http.Content-Type = "application/problem+json";
      synthetic({"{"type":"/problems/unavailable","title":"This is not available at the moment","status":503}"});
    } else {
      set resp.http.Content-Type = "text/plain; charset=utf-8";
      synthetic({"503 Service Unavailable
"});
    }
    return (deliver);
  }
  set req.http.X-Page = req.url;
  if (req.url ~ "^/api/") {
    set req.http.X-Page = regsub(req.http.Referer, "^https?://[^/]*", "");
  }
  set req.http.X-Locale = regsub(req.http.X-Page, "^/(es|es-mx|fr|de|pt)(?=[/?]|$).*$|^.*$", "\1");
  if (req.http.X-Locale == "es") {
    set req.http.X-Language = "es";
    set req.http.X-Title = "Ahora mismo no es posible";
    set req.http.X-Text = "Vuelve a intentarlo dentro de unos segundos.";
    set req.http.X-Retry = "Reintentar";
    set req.http.X-Unknown = "Ha ocurrido un error inesperado";
    set req.http.X-Look = "No sabemos si ha llegado a hacerse. Vuelve atrás y compruébalo antes de intentarlo otra vez.";
  } elsif (req.http.X-Locale == "es-mx") {
    set req.http.X-Language = "es-MX";
    set req.http.X-Title = "En este momento no es posible";
    set req.http.X-Text = "Intenta de nuevo en unos segundos.";
    set req.http.X-Retry = "Intentar de nuevo";
    set req.http.X-Unknown = "Ocurrió un error inesperado";
    set req.http.X-Look = "No sabemos si llegó a hacerse. Regresa y revisa antes de intentar de nuevo.";
  } elsif (req.http.X-Locale == "fr") {
    set req.http.X-Language = "fr";
    set req.http.X-Title = "Ce n’est pas possible pour le moment";
    set req.http.X-Text = "Veuillez réessayer dans quelques secondes.";
    set req.http.X-Retry = "Réessayer";
    set req.http.X-Unknown = "Une erreur inattendue est survenue";
    set req.http.X-Look = "Nous ne savons pas si cela a été fait. Veuillez revenir en arrière et vérifier avant de réessayer.";
  } elsif (req.http.X-Locale == "de") {
    set req.http.X-Language = "de";
    set req.http.X-Title = "Das geht gerade nicht";
    set req.http.X-Text = "Bitte versuch es in ein paar Sekunden noch einmal.";
    set req.http.X-Retry = "Noch einmal versuchen";
    set req.http.X-Unknown = "Da ist etwas schiefgelaufen";
    set req.http.X-Look = "Wir wissen nicht, ob es trotzdem geklappt hat. Bitte geh zurück und sieh nach, bevor du es noch einmal versuchst.";
  } elsif (req.http.X-Locale == "pt") {
    set req.http.X-Language = "pt-BR";
    set req.http.X-Title = "Isso não é possível no momento";
    set req.http.X-Text = "Tente de novo daqui a alguns segundos.";
    set req.http.X-Retry = "Tentar de novo";
    set req.http.X-Unknown = "Ocorreu um erro inesperado";
    set req.http.X-Look = "Não sabemos se isso chegou a ser feito. Volte e confira antes de tentar de novo.";
  } else {
    set req.http.X-Language = "en";
    set req.http.X-Title = "This is not possible right now";
    set req.http.X-Text = "Please try again in a few seconds.";
    set req.http.X-Retry = "Retry";
    set req.http.X-Unknown = "An unexpected error occurred";
    set req.http.X-Look = "We cannot say whether it was done. Please go back and look before you try again.";
  }
  # A page may be asked for again. What was sent may have been done.
  if (req.method == "GET" || req.method == "HEAD") {
    set req.http.X-Text = "<p>" + req.http.X-Text + {"</p><p><a href="">"} + req.http.X-Retry + "</a></p>";
  } else {
    set req.http.X-Title = req.http.X-Unknown;
    set req.http.X-Text = "<p>" + req.http.X-Look + "</p>";
  }
  set resp.http.Content-Type = "text/html; charset=utf-8";
  synthetic({"<!DOCTYPE html><html lang=""} + req.http.X-Language + {""><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>"} + req.http.X-Title + {"</title><style>
body{margin:0;min-height:100vh;display:grid;align-content:center;background:light-dark(#f7f8f5,#0d1222);color:light-dark(#10182f,#eceef6);font:400 1.0625rem/1.6 system-ui,sans-serif}
main{max-width:38rem;margin-inline:auto;padding:2rem 1.5rem;width:100%;box-sizing:border-box}
h1{font-size:clamp(2rem,1.5rem + 2.2vw,2.9rem);line-height:1.1;margin:0 0 1rem}
a{display:inline-flex;align-items:center;min-height:2.75rem;padding-inline:1.1rem;border:1.5px solid;border-radius:4px;color:inherit;font-weight:600;text-decoration:none}
a:focus-visible{outline:3px solid light-dark(#2f2bc4,#a9b4ff);outline-offset:3px}
</style></head><body><main><h1>"} + req.http.X-Title + "</h1>" + req.http.X-Text + "</main></body></html>");
  return (deliver);
}
