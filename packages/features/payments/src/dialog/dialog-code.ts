/** The dialog's code, which comes when it first opens. An object, so that a story can let it fail. */
export const dialogCode = {
  load: async () => (await import('./PaymentDialog.tsx')).PaymentDialog,
}
