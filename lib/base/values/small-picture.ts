/** The small version of a picture, for lists: where it is beside the picture itself, and what it measures. */
export const smallPicture = { folder: "small", width: 320, height: 180 } as const;

/** Its file. The beginning of the picture's hash, with which its own file begins, tells the library's apart. */
export const smallPictureFile = (file: string): string => `${file.slice(0, 8)}.webp`;
