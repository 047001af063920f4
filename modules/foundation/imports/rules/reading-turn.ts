/** A file that waits to be read: the oldest of its company. */
export type WaitingFile = { readonly companyId: string; readonly id: string; readonly createdAt: Date };

/** Company by company: next is who was served longest ago or never, among those who came first. `served` has a company's last turn. */
export function nextInTurn<T extends WaitingFile>(
  waiting: readonly T[],
  served: ReadonlyMap<string, number>,
): T | undefined {
  const turnOf = ({ companyId }: T) => served.get(companyId) ?? 0;
  return waiting.toSorted(
    (one, other) => turnOf(one) - turnOf(other) || one.createdAt.getTime() - other.createdAt.getTime(),
  )[0];
}
