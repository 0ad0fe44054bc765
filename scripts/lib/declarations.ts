import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A name and the declaration file that it comes from. */
interface Source {
  readonly file: string
  readonly name: string
}

/** What one of the compiler's declaration files says. */
interface DeclarationFile {
  /** Text of each declaration, without comments other than `@default`. */
  readonly own: ReadonlyMap<string, string>
  /** Names that come from other files, under the names by which this one knows them; `*` for all of a file's. */
  readonly imported: ReadonlyMap<string, Source>
  readonly exported: ReadonlyMap<string, Source>
  readonly exportedWhole: readonly string[]
}

/** A declaration as the contract holds it. */
export interface Declaration extends Source {
  readonly text: string
}

const comment = /\/\*\*[\s\S]*?\*\//g
const startOfStatement = /^(?:export|import|declare|type|interface)\b/
const nameOfDeclaration = /^(?:export )?(?:declare )?(?:const|let|function|class|type|interface) ([\w$]+)/
const listWithSource = /^(import|export) (?:type )?\{([^}]*)\}(?: from '([^']+)')?;?$/
const wholeWithSource = /^(import|export) (?:type )?\*(?: as ([\w$]+))? from '([^']+)';?$/

/** Comments explain and may change; defaults are part of the contract. */
const withoutComments = (text: string): string =>
  text.replaceAll(comment, (all) => {
    const [, value] = /@default\s+([^*]*(?:\*(?!\/)[^*]*)*)/.exec(all) ?? []
    return value === undefined ? '' : `/** @default ${value.replaceAll(/\s*\n\s*\*?\s*/g, ' ').trim()} */`
  })

const statementsOf = (text: string): string[] => {
  const statements: string[] = []
  for (const line of withoutComments(text).replaceAll('\r', '').split('\n')) {
    if (line.trim() === '') continue
    const last = statements.length - 1
    if (startOfStatement.test(line) || last < 0) statements.push(line)
    else statements[last] = `${statements[last] ?? ''}\n${line}`
  }
  return statements
}

/** The declaration file behind an import; packages stay as they are. */
const fileBehind = (from: string, specifier: string): string =>
  specifier.startsWith('.') ? path.resolve(path.dirname(from), specifier).replace(/\.tsx?$/, '.d.ts') : specifier

const namesIn = (list: string): { readonly name: string; readonly as: string }[] =>
  list.split(',').flatMap((part) => {
    const [, name, as = name] = /^(?:type )?([\w$]+)(?: as ([\w$]+))?$/.exec(part.trim()) ?? []
    return name === undefined || as === undefined ? [] : [{ name, as }]
  })

const parse = (file: string): DeclarationFile => {
  const own = new Map<string, string>()
  const imported = new Map<string, Source>()
  const exported = new Map<string, Source>()
  const exportedWhole: string[] = []
  for (const statement of statementsOf(readFileSync(file, 'utf8'))) {
    const flat = statement.replaceAll('\n', ' ')
    const [isList, verb, list = '', from] = listWithSource.exec(flat) ?? []
    const [isWhole, wholeVerb, as, wholeFrom = ''] = wholeWithSource.exec(flat) ?? []
    if (isList !== undefined) {
      const names = verb === 'import' ? imported : exported
      for (const { name, as } of namesIn(list)) names.set(as, { file: from === undefined ? file : fileBehind(file, from), name })
    } else if (isWhole !== undefined) {
      if (as !== undefined) (wholeVerb === 'import' ? imported : exported).set(as, { file: fileBehind(file, wholeFrom), name: '*' })
      else exportedWhole.push(fileBehind(file, wholeFrom))
    } else {
      const [, name] = nameOfDeclaration.exec(statement) ?? []
      if (name === undefined) continue
      own.set(name, own.has(name) ? `${own.get(name) ?? ''}\n${statement}` : statement)
      if (statement.startsWith('export')) exported.set(name, { file, name })
    }
  }
  return { own, imported, exported, exportedWhole }
}

/** Reads declaration files, each once. */
export const declarationReader = () => {
  const files = new Map<string, DeclarationFile>()
  const read = (file: string): DeclarationFile => {
    const known = files.get(file) ?? parse(file)
    files.set(file, known)
    return known
  }
  const isOurs = (file: string): boolean => path.isAbsolute(file)

  /** Where a name is really declared. */
  const home = ({ file, name }: Source): Source => {
    if (!isOurs(file) || name === '*') return { file, name }
    const { own, imported, exported, exportedWhole } = read(file)
    if (own.has(name)) return { file, name }
    const next = exported.get(name) ?? imported.get(name)
    if (next !== undefined && !(next.file === file && next.name === name)) return home(next)
    const whole = exportedWhole.find((other) => isOurs(other) && exportsOf(other).has(name))
    return whole === undefined ? { file, name } : home({ file: whole, name })
  }

  /** What a file exports, with the homes of the names. */
  const exportsOf = (file: string): Map<string, Source> => {
    const { exported, exportedWhole } = read(file)
    const all = exportedWhole.filter(isOurs).flatMap((other) => [...exportsOf(other)])
    return new Map([...all, ...[...exported].map(([name, source]) => [name, home(source)] as const)])
  }

  /** The text of a declaration; names of packages are told by their package. */
  const textOf = ({ file, name }: Source): string =>
    isOurs(file) ? (read(file).own.get(name) ?? `// ${name}`) : `// ${name} of ${file}`

  /** The declarations of ours that a declaration speaks of. */
  const mentions = (source: Source): Source[] => {
    if (!isOurs(source.file)) return []
    const { own, imported } = read(source.file)
    const text = own.get(source.name) ?? ''
    const found: Source[] = []
    for (const [, specifier = '', name = ''] of text.matchAll(/import\(["'](\.[^"']+)["']\)\.([\w$]+)/g)) {
      found.push(home({ file: fileBehind(source.file, specifier), name }))
    }
    for (const [, name = '', member] of text.matchAll(/(?<![\w$.'"-])([A-Za-z_$][\w$]*)(?:\.([\w$]+))?/g)) {
      const other = imported.get(name)
      if (own.has(name) && name !== source.name) found.push({ file: source.file, name })
      else if (other?.name === '*' && member !== undefined) found.push(home({ file: other.file, name: member }))
      else if (other !== undefined) found.push(home(other))
    }
    return found.filter(({ file }) => isOurs(file))
  }

  return { exportsOf, textOf, mentions }
}
