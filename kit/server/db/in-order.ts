type Statements = readonly (() => unknown)[] | [];
type Answers<Asked extends Statements> = {
  -readonly [At in keyof Asked]: Asked[At] extends () => infer Answer ? Awaited<Answer> : never;
};

/**
 * Sends statements of one transaction together, in the written order, without waiting for each other's answers: PostgreSQL runs a read behind
 * a lock only once the lock is held. Rejects like `Promise.all`, which is for reads that do not depend on their order. Only what a function
 * asks for before its first `await` leaves in this order.
 */
export async function inOrder<Asked extends Statements>(statements: Asked): Promise<Answers<Asked>> {
  const answers = await Promise.all(statements.map((start) => start()));
  return answers as Answers<Asked>;
}
