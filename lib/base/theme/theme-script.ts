import { olderThemeKey, themeKey } from "#lib/base/theme/theme";

/**
 * The script in the head of every page. It shows a stored choice before anything is painted, and moves a choice that is stored
 * under the older key. It must read the choice as `parseTheme` does (a test compares them), and survive storage that throws. It is
 * written without quotes and characters that would be escaped where the page repeats it, so that the repetition compresses to
 * almost nothing.
 */
export const themeScript = `try{let s=localStorage,k='${themeKey}',o=s.getItem('${olderThemeKey}'),t=s.getItem(k)||o;if(/^(light|dark)$/.test(t))document.documentElement.dataset.theme=t;if(o){s.setItem(k,t);s.removeItem('${olderThemeKey}')}}catch{}`;
