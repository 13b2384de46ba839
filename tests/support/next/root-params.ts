/** `next/root-params` where Next does not run: the page that is rendered is an English one unless a test says otherwise. */
export const page = { locale: "en" };

export const locale = async (): Promise<string> => page.locale;
