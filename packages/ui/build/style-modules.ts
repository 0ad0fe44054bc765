/**
 * The modules that style sheets are made from. In the package they have another name than in the sources: a host that
 * uses vanilla-extract itself would take every `.css.js` for a style module of its own and run it while it builds.
 */
export const styleModules = {
  /** A file's name in the package. */
  named: (file: string): string => file.replace(/\.css(\.d)?\.(ts|js)$/, '.styles$1.$2'),
  /** Is it one of them, by its name in the package? */
  are: (file: string): boolean => file.endsWith('.styles.js'),
}
