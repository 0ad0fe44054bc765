/** An address breaks before its "@" rather than anywhere. */
export const Email = ({ address }: { readonly address: string }) => {
  const at = Math.max(address.lastIndexOf('@'), 0)
  return (
    <bdi>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </bdi>
  )
}
