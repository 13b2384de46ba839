import { olderThemeKey, themeKey } from "#lib/base/theme/theme";

/**
 * The script in the head of every page: shows a stored choice before anything is painted, and moves one that stands under
 * the older key. It must read as `parseTheme` does (a test holds it to that), and survive storage that throws. Written
 * without quotes and signs that would be spelled differently where the page repeats it, so that it compresses to nothing.
 */
export const themeScript = `try{let s=localStorage,k='${themeKey}',o=s.getItem('${olderThemeKey}'),t=s.getItem(k)||o;if(/^(light|dark)$/.test(t))document.documentElement.dataset.theme=t;if(o){s.setItem(k,t);s.removeItem('${olderThemeKey}')}}catch{}`;
