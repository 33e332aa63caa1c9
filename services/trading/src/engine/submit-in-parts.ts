import { answerOf, noneFound, rowNotFound } from '../kernel/commands/answers.ts';
import type { KernelCommand, KernelUser } from '../kernel/commands/kernel-command.ts';
import type { CommandAnswer } from '../kernel/state/command-answers.ts';
import { OUTCOME_UNKNOWN } from './commands-in-doubt.ts';

type Submit = (command: KernelCommand, user: KernelUser) => Promise<CommandAnswer>;
type BulkCommand = Extract<KernelCommand, { args: { readonly parent_order_numeric_ids: readonly number[] } }>;

/** An order takes the engine some two tenths of a millisecond, and nobody waits longer than for a part. */
const PART_ORDERS = 25;

/** Said by an engine that looked at nothing. */
const NOT_LOOKED_AT: ReadonlySet<string | null> = new Set(['engine-down', 'engine-stopped', 'busy']);

/**
 * A command over many orders reaches the engine in parts, one after another, so that commands of others come between
 * them. A part has an id that follows from the whole one's, so that nothing is done twice when the command is sent again.
 */
export async function submitInParts(submit: Submit, command: KernelCommand, user: KernelUser): Promise<CommandAnswer> {
  const bulk = asBulk(command);
  if (bulk === null) return submit(command, user);
  const answers: CommandAnswer[] = [];
  const parts = partsOf(bulk);
  for (const part of parts) {
    const answer = await submit(part, user);
    if (isAnswerOfOrders(answer)) answers.push(answer);
    else if (answers.length > 0 && NOT_LOOKED_AT.has(answer.code)) return OUTCOME_UNKNOWN;
    else return answer;
  }
  const ids = bulk.args.parent_order_numeric_ids;
  if (answers.every(({ rows }) => rows.length === 0)) {
    return noneFound(ids.length);
  }
  return answerOf(answers.flatMap((answer, at) => rowsOf(answer, parts[at])));
}

function asBulk(command: KernelCommand): BulkCommand | null {
  const { args } = command;
  if (!('parent_order_numeric_ids' in args) || args.parent_order_numeric_ids.length <= PART_ORDERS) return null;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it names parent orders, as these commands do.
  return command as BulkCommand;
}

function partsOf(command: BulkCommand): readonly BulkCommand[] {
  const ids = [...new Set(command.args.parent_order_numeric_ids)];
  const count = Math.ceil(ids.length / PART_ORDERS);
  return Array.from({ length: count }, (_, at) => {
    const own = ids.slice(at * PART_ORDERS, (at + 1) * PART_ORDERS);
    const id = at === 0 ? command.id : `${command.id} part ${at + 1}`;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same command about fewer orders.
    return { ...command, id, args: argsFor(command, own) } as BulkCommand;
  });
}

/** Of the terms that were seen, those of these orders. */
function argsFor({ args }: BulkCommand, parent_order_numeric_ids: readonly number[]) {
  if (!('expected' in args) || args.expected === undefined) return { ...args, parent_order_numeric_ids };
  const own = new Set(parent_order_numeric_ids);
  const expected = args.expected.filter(({ parent_order_numeric_id: id }) => own.has(id));
  return { ...args, parent_order_numeric_ids, expected };
}

/** Whether it is about the orders one by one, and not about the command. */
function isAnswerOfOrders({ code, rows }: CommandAnswer): boolean {
  return rows.length === 0 ? code === 'not-found' : code !== 'done-before';
}

/** A part that names no order of the user is answered without rows. */
function rowsOf({ rows }: CommandAnswer, part: BulkCommand | undefined): CommandAnswer['rows'] {
  if (rows.length > 0) return rows;
  const ids = part?.args.parent_order_numeric_ids ?? [];
  return ids.map((id) => rowNotFound(id));
}
