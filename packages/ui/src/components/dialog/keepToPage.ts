/**
 * Makes everything that is on the page now inert, except the dialog. What is added to the body later, such as the
 * window in which a bank confirms a card, stays usable: that is why a dialog of modality `page` exists.
 *
 * @returns the function that gives the page back
 */
export const keepToPage = (dialog: HTMLElement): (() => void) => {
  const made: Element[] = []
  for (const element of document.body.children) {
    if (element.contains(dialog) || element.hasAttribute('inert') || element.hasAttribute('data-above-dialogs')) continue
    element.setAttribute('inert', '')
    made.push(element)
  }
  return () => {
    for (const element of made) element.removeAttribute('inert')
  }
}
