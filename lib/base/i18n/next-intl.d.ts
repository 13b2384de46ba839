import type about from "@/messages/en/about.json";
import type account from "@/messages/en/account.json";
import type auth from "@/messages/en/auth.json";
import type calls from "@/messages/en/calls.json";
import type common from "@/messages/en/common.json";
import type content from "@/messages/en/content.json";
import type controls from "@/messages/en/controls.json";
import type cta from "@/messages/en/cta.json";
import type designSystem from "@/messages/en/design-system.json";
import type errors from "@/messages/en/errors.json";
import type explore from "@/messages/en/explore.json";
import type footer from "@/messages/en/footer.json";
import type forms from "@/messages/en/forms.json";
import type helpLines from "@/messages/en/help-lines.json";
import type homepage from "@/messages/en/homepage.json";
import type howItWorks from "@/messages/en/how-it-works.json";
import type letters from "@/messages/en/letters.json";
import type library from "@/messages/en/library.json";
import type navigation from "@/messages/en/navigation.json";
import type preview from "@/messages/en/preview.json";
import type privacy from "@/messages/en/privacy.json";
import type reading from "@/messages/en/reading.json";
import type search from "@/messages/en/search.json";
import type security from "@/messages/en/security.json";
import type shell from "@/messages/en/shell.json";

declare module "next-intl" {
  interface AppConfig {
    Messages: {
      about: typeof about;
      account: typeof account;
      auth: typeof auth;
      calls: typeof calls;
      common: typeof common;
      content: typeof content;
      cta: typeof cta;
      errors: typeof errors;
      explore: typeof explore;
      footer: typeof footer;
      "help-lines": typeof helpLines;
      homepage: typeof homepage;
      "how-it-works": typeof howItWorks;
      navigation: typeof navigation;
      controls: typeof controls;
      preview: typeof preview;
      privacy: typeof privacy;
      reading: typeof reading;
      search: typeof search;
      security: typeof security;
      shell: typeof shell;
      forms: typeof forms;
      letters: typeof letters;
      library: typeof library;
      "design-system": typeof designSystem;
    };
  }
}
