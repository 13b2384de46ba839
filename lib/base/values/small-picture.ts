/** The small version of a picture, for lists: its folder beside the picture itself, and its size. */
export const smallPicture = { folder: "small", width: 320, height: 180 } as const;

/** Its file name: the beginning of the picture's hash, which also begins the picture's own file name, is unique in the library. */
export const smallPictureFile = (file: string): string => `${file.slice(0, 8)}.webp`;
