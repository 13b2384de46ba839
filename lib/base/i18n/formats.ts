/** `Intl` formats, each made once: making one takes longer than using it a hundred times, and lists use one in every row. */

const once = <Options extends object, Format>(create: (tag: string, options: Options) => Format) => {
  const known = new Map<string, Format>();
  return (tag: string, options: Options): Format => {
    const key = tag + JSON.stringify(options);
    const format = known.get(key) ?? create(tag, options);
    known.set(key, format);
    return format;
  };
};

/** `tag` is a language tag. The options come from our own code, so there are few of them. */
export const dateFormat = once(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
export const numberFormat = once(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
export const agoFormat = once(
  (tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
);
export const listFormat = once((tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
export const displayNames = once(
  (tag, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(tag, options),
);
export const collator = once((tag, options: Intl.CollatorOptions) => new Intl.Collator(tag, options));
