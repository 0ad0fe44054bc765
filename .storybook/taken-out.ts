import * as z from 'zod/mini'

const excluding = z.object({ a11y: z.object({ context: z.object({ exclude: z.array(z.string()) }) }) })

/**
 * Takes what a story excludes from axe (`a11y.context.exclude`, the mass of equal rows) out of the document once the
 * story has played. Axe would walk through it for each of its rules, which with hundreds of rows takes longer than a
 * test may. For runs of tests only: the story is over, and nobody looks at it.
 */
export const takeOutOfAxe = (parameters: unknown): void => {
  const { data } = excluding.safeParse(parameters)
  if (data === undefined) return
  for (const element of document.querySelectorAll(data.a11y.context.exclude.join())) element.remove()
}
