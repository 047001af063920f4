/** Names under which the modules below tell a time. */
const TIME = /^(at|\w+(At|Until))$/;

/** What the server knows, with its times as dates: the editor gets them as texts. */
export function withDates<Data>(data: Data): Data {
  if (Array.isArray(data)) return data.map(withDates) as Data;
  if (typeof data !== 'object' || data === null || data instanceof Date) return data;
  const revived = Object.entries(data).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && TIME.test(name) ? new Date(value) : withDates(value),
  ]);
  return Object.fromEntries(revived) as Data;
}
