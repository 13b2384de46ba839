/** A row that scrolls sideways where it is wider than its place. Its margin leaves the ring of the focus room. */
export const scrollRow = "-m-2 overflow-x-auto overscroll-x-contain p-2 [scrollbar-width:thin]";
