import { formatUpTo } from '../number-format.ts';
import { REFERENCE_FILES, REFERENCE_KINDS, type ReferenceKind } from '../reference/reference-kinds.ts';

/** What a desk has, as its server counts it. */
export type DeskFacts = {
  readonly accounts: number;
  readonly alloc_accounts: number;
  /** Allocation accounts with limits, their own or those of their account. */
  readonly limited_accounts: number;
  /** Rows in force today. */
  readonly reference: Readonly<Record<ReferenceKind, number>>;
  /** Users besides the administrators: those with an account, and those who wait for one. */
  readonly granted_users: number;
  readonly waiting_users: number;
  /** Mail reaches people: a mail server is set. */
  readonly is_mail_sent: boolean;
  readonly has_public_url: boolean;
  readonly past_days: number;
  /** YYYY-MM-DD. */
  readonly newest_day: string | null;
  readonly reports: number;
  readonly schedules: number;
  /** Null while the trading engine does not answer. */
  readonly destinations: { readonly connected: number; readonly all: number } | null;
};

export const FIRST_STEP_IDS = ['accounts', 'reference', 'limits', 'users', 'executions', 'report', 'lines'] as const;

export type FirstStepId = (typeof FIRST_STEP_IDS)[number];

export type FirstStep = {
  readonly id: FirstStepId;
  readonly title: string;
  readonly is_done: boolean;
  /** What is there, in numbers. */
  readonly found: string;
  /** What is missing and what to do. Null when nothing is. */
  readonly missing: string | null;
  readonly page: { readonly label: string; readonly path: string };
  /** The same on the command line. Null where only the page does it. */
  readonly command: string | null;
};

type Look = Pick<FirstStep, 'found' | 'missing'>;

/** Instruments cannot trade without these. The others are optional. */
const NEEDED: readonly ReferenceKind[] = [
  'tick_tables',
  'calendars',
  'venues',
  'brokers',
  'destinations',
  'instruments',
];

function count(amount: number, one: string, many = `${one}s`): string {
  return `${formatUpTo(amount, 0)} ${amount === 1 ? one : many}`;
}

function lookAtAccounts({ accounts, alloc_accounts }: DeskFacts): Look {
  return {
    found: `${count(accounts, 'account')} with ${count(alloc_accounts, 'allocation account')}`,
    missing: accounts > 0 ? null : 'No order can be entered: add an account or import a file of them.',
  };
}

function lookAtReference({ reference }: DeskFacts): Look {
  const rows = REFERENCE_KINDS.reduce((sum, kind) => sum + reference[kind], 0);
  const lacking = NEEDED.filter((kind) => reference[kind] === 0).map((kind) =>
    REFERENCE_FILES[kind].title.toLowerCase(),
  );
  return {
    found: `${count(reference.instruments, 'instrument')}, ${count(reference.venues, 'venue')}, ${count(reference.destinations, 'destination')}; ${count(rows, 'row')} in all`,
    missing: lacking.length === 0 ? null : `Nothing can trade: import ${lacking.join(', ')}.`,
  };
}

function lookAtLimits({ alloc_accounts, limited_accounts }: DeskFacts): Look {
  const without = alloc_accounts - limited_accounts;
  const found = `${formatUpTo(limited_accounts, 0)} of ${count(alloc_accounts, 'allocation account')} with limits`;
  if (alloc_accounts === 0) return { found, missing: 'Add accounts first.' };
  if (without === 0) return { found, missing: null };
  const whose = without === 1 ? '1 allocation account has' : `${formatUpTo(without, 0)} allocation accounts have`;
  return { found, missing: `${whose} no limit: orders of any size pass there. Set limits.` };
}

function lookAtUsers({ granted_users, waiting_users, is_mail_sent, has_public_url }: DeskFacts): Look {
  const found = `${count(granted_users, 'user')} with accounts, ${formatUpTo(waiting_users, 0)} waiting for one`;
  const parts = [
    ...(granted_users === 0 ? ['Nobody but administrators can work: invite users and grant them accounts.'] : []),
    ...(waiting_users > 0 ? [`Grant accounts to ${count(waiting_users, 'user')}.`] : []),
    ...(is_mail_sent ? [] : ['Set SMTP_URL: mail stays in the data folder.']),
    ...(has_public_url ? [] : ['Set PUBLIC_URL: an invitation has to name the address of the desk.']),
  ];
  return { found, missing: parts.length === 0 ? null : parts.join(' ') };
}

function lookAtExecutions({ past_days, newest_day }: DeskFacts): Look {
  const days = count(past_days, 'past trading day');
  return {
    found: newest_day === null ? days : `${days}, the newest ${newest_day}`,
    missing:
      past_days > 0
        ? null
        : 'Reports have no past day: import executions, or wait for the end of the first trading day.',
  };
}

function lookAtReports({ reports, schedules }: DeskFacts): Look {
  return {
    found: `${count(reports, 'report')}, ${count(schedules, 'schedule')}`,
    missing: reports > 0 ? null : 'No report was made: run one once, or schedule it.',
  };
}

function lookAtLines({ destinations }: DeskFacts): Look {
  if (destinations === null)
    return { found: 'Unknown', missing: 'The trading engine does not answer: look at /readyz.' };
  const { connected, all } = destinations;
  const found = `${formatUpTo(connected, 0)} of ${count(all, 'destination')} connected`;
  if (all === 0) return { found, missing: 'Import destinations first, then restart the desk.' };
  if (connected === 0) return { found, missing: 'No broker is connected: orders wait until a line is up.' };
  return { found, missing: connected === all ? null : `${count(all - connected, 'line is', 'lines are')} down.` };
}

type Plan = Pick<FirstStep, 'title' | 'page' | 'command'> & { readonly look: (facts: DeskFacts) => Look };

const PLANS: Readonly<Record<FirstStepId, Plan>> = {
  accounts: {
    title: 'Accounts',
    look: lookAtAccounts,
    page: { label: 'Limits', path: '/admin/limits' },
    command: null,
  },
  reference: {
    title: 'Reference data',
    look: lookAtReference,
    page: { label: 'Reference data', path: '/admin/reference' },
    command: 'npm run reference -- import FILE... --as EMAIL',
  },
  limits: { title: 'Limits', look: lookAtLimits, page: { label: 'Limits', path: '/admin/limits' }, command: null },
  users: { title: 'Users', look: lookAtUsers, page: { label: 'Users', path: '/admin/users' }, command: null },
  executions: {
    title: 'Past executions',
    look: lookAtExecutions,
    page: { label: 'Transaction cost', path: '/trade-analitycs/transaction-cost' },
    command: 'npm run import -- executions.csv --as EMAIL',
  },
  report: {
    title: 'First report',
    look: lookAtReports,
    page: { label: 'Scheduled reports', path: '/reports/scheduled' },
    command: null,
  },
  lines: {
    title: 'Lines to brokers',
    look: lookAtLines,
    page: { label: 'Destinations', path: '/configuration/destinations' },
    command: null,
  },
};

/** What a new desk needs before its first order, in the order in which one thing builds upon another. */
export function firstSteps(facts: DeskFacts): readonly FirstStep[] {
  return FIRST_STEP_IDS.map((id) => {
    const { title, page, command, look } = PLANS[id];
    const { found, missing } = look(facts);
    return { id, title, is_done: missing === null, found, missing, page, command };
  });
}
