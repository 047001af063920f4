type Guarded = { readonly capability?: string | undefined; readonly isPerPlace?: true | undefined };
/** What somebody may do everywhere, and what at some places only. */
type Rights = {
  readonly capabilities: readonly string[];
  readonly limitedCapabilities?: readonly string[] | undefined;
};

/** Whether somebody with these capabilities may open a screen, or see a tile. */
export function mayShow(
  { capability, isPerPlace }: Guarded,
  { capabilities, limitedCapabilities = [] }: Rights,
): boolean {
  if (!capability || capabilities.includes(capability)) return true;
  return isPerPlace === true && limitedCapabilities.includes(capability);
}
