import { parseArgs } from 'node:util';
import { isCalendarDate } from '@meridian/domain/calendar-date';
import { isReferenceKind, REFERENCE_KINDS, type ReferenceKind } from '@meridian/domain/reference/reference-kinds';
import { StartupProblem } from '@meridian/protocol/startup-problem';

type Common = { readonly effectiveFrom: string; readonly mode: 'merge' | 'replace'; readonly isPreview: boolean };

export type ReferenceRequest = Common &
  (
    | {
        readonly action: 'import';
        readonly paths: readonly string[];
        /** The administrator whose change it is. Null is the command line. */
        readonly email: string | null;
      }
    | { readonly action: 'export'; readonly kind: ReferenceKind; readonly path: string }
  );

const USAGE = [
  'npm run reference -- import FILE... [--from YYYY-MM-DD] [--replace] [--preview] [--as EMAIL]',
  'npm run reference -- export KIND FILE [--from YYYY-MM-DD]',
  `KIND is one of ${REFERENCE_KINDS.join(', ')}. A file says by its first line what it is.`,
  '--from is the first day on which the rows hold, today unless told; --replace takes out rows that the file leaves out;',
  '--preview says what would change and when it would hold; --as names the administrator whose change it is.',
].join('\n');

const OPTIONS = {
  from: { type: 'string' },
  replace: { type: 'boolean' },
  preview: { type: 'boolean' },
  as: { type: 'string' },
} as const;

/** The command line of `npm run reference`; a call that cannot be meant is answered with how to write it. */
export function readReferenceRequest(args: readonly string[], today: string): ReferenceRequest {
  const { action, names, values } = parse(args);
  const common = {
    effectiveFrom: values.from ?? today,
    mode: values.replace === true ? ('replace' as const) : ('merge' as const),
    isPreview: values.preview === true,
  };
  if (!isCalendarDate(common.effectiveFrom)) throw refused(`${common.effectiveFrom} is not a date.`);
  if (action === 'import' && names.length > 0) {
    return { action, paths: names, email: values.as?.trim().toLowerCase() ?? null, ...common };
  }
  const [kind, path, ...more] = names;
  if (
    action === 'export' &&
    values.as === undefined &&
    isReferenceKind(kind) &&
    path !== undefined &&
    more.length === 0
  ) {
    return { action, kind, path, ...common };
  }
  throw refused('That is not a call of the reference command.');
}

function parse(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [action, ...names] = positionals;
    return { action, names, values };
  } catch {
    throw refused('That is not a call of the reference command.');
  }
}

function refused(message: string): StartupProblem {
  return new StartupProblem(message, `Use:\n${USAGE}`);
}
