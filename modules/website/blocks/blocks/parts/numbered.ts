/** What somebody wrote one below the other has no names: each is known by its place. */
export function numbered<Each>(
  list: readonly Each[],
): readonly { readonly each: Each; readonly at: number; readonly key: string }[] {
  return list.map((each, at) => ({ each, at, key: String(at) }));
}
