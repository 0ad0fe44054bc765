/**
 * The words of a search text. Each must be found somewhere in an aircraft's manufacturer, model, registration or
 * airport, so that "cessna palo alto" finds what a person means by it. Invisible characters separate nothing.
 */
export const searchWords = (search: string): string[] => [
  ...new Set(
    search
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .split(/\s+/u)
      .filter((word) => word !== ''),
  ),
]
