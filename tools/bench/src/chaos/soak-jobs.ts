import { spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ChaosClient } from './chaos-client.ts';
import { endOf, ROOT } from './chaos-world.ts';

/** A user of the soak: a token for each service. */
export type SoakUser = { readonly name: string; readonly main: string; readonly market: string };

export type SoakDesk = {
  readonly url: string;
  /** The product's folder. */
  readonly folder: string;
  /** A case of surveillance, or null when none was found. */
  readonly caseId: number | null;
  /** The status of each answer. 0 is a request that was left. */
  readonly onStatus: (status: number) => void;
};

/** Starts one job and leaves or cancels it after so many milliseconds. */
export type SoakJob = (desk: SoakDesk, user: SoakUser, leaveMs: number) => Promise<void>;

type Asked = { readonly method?: string; readonly body?: object; readonly leaveMs?: number };

const MAX_ANSWER_MS = 60_000;

async function ask({ url, onStatus }: SoakDesk, user: SoakUser, path: string, asked: Asked = {}) {
  const authorization = path.startsWith('/mi/') ? `Token ${user.market}` : `Bearer ${user.main}`;
  try {
    const answer = await fetch(`${url}${path}`, {
      method: asked.method ?? 'GET',
      headers: { authorization, ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(asked.body === undefined ? {} : { body: JSON.stringify(asked.body) }),
      signal: AbortSignal.timeout(asked.leaveMs ?? MAX_ANSWER_MS),
    });
    const text = await answer.text();
    onStatus(answer.status);
    const isJson = answer.headers.get('content-type')?.includes('json') === true;
    const body: Readonly<Record<string, unknown>> = isJson ? JSON.parse(text) : {};
    return answer.ok ? body : null;
  } catch {
    onStatus(0);
    return null;
  }
}

const read =
  (path: string): SoakJob =>
  async (desk, user, leaveMs) =>
    void (await ask(desk, user, path, { leaveMs }));

const send =
  (path: string, body: object): SoakJob =>
  async (desk, user, leaveMs) =>
    void (await ask(desk, user, path, { method: 'POST', body, leaveMs }));

/** A draft that a dry run reads past days for. */
export const aGroup = (name: string) => ({
  name,
  type: 'conditional',
  base: 'vwap',
  multi_arm_param_values: {},
  asset_class: 'EQUITY',
  owner_account: null,
  owner_alloc_account: null,
  rules: [{ result_destination: 'pov', filters: [{ filter: 'percent_of_adv', operator: '>', values: [5] }] }],
});

const dryRun: SoakJob = async (desk, user, leaveMs) => {
  const body = { group: aGroup('Soak'), days: 30, against: 'nothing' };
  const started = await ask(desk, user, '/main/strategies/dry_run', { method: 'POST', body });
  if (started === null) return;
  const path = `/main/strategies/dry_run?run=${String(started['run'])}`;
  await sleep(leaveMs);
  await ask(desk, user, path);
  await ask(desk, user, path, { method: 'DELETE' });
};

const DRAFT = { report_name: 'Soak', date_range: 'AT' };

const report: SoakJob = async (desk, user, leaveMs) => {
  const queued = await ask(desk, user, '/main/tca/run_draft', { method: 'POST', body: DRAFT });
  if (queued === null) return;
  await sleep(leaveMs);
  await ask(desk, user, '/main/tca/cancel_run', { method: 'POST', body: { run_id: queued['run_id'] } });
};

const caseFile: SoakJob = async (desk, user, leaveMs) => {
  if (desk.caseId === null) return;
  await ask(desk, user, `/main/tca/surveillance_cases/${desk.caseId}/file`, { leaveMs });
};

const replay: SoakJob = async ({ url }, { name }, leaveMs) => {
  const client = await ChaosClient.signIn(url, name);
  if (client === null) return;
  const parent_order_numeric_id = 1 + Math.round(leaveMs * 7);
  const answered = client.give('replay', 'replay.order', { parent_order_numeric_id });
  await Promise.race([answered, sleep(leaveMs)]);
  client.close();
};

const COLUMNS = 'trade_date,execution_id,time,order_id,account,symbol,side,quantity,price';
let imported = 0;

const importFile: SoakJob = async ({ folder }, _, leaveMs) => {
  imported += 1;
  const path = join(folder, `soak-${imported}.csv`);
  const line = `2026-01-05,S${imported},2026-01-05T15:00:00.000Z,O${imported},ALDGATE,AAPL,BUY,100,200`;
  await writeFile(path, `${COLUMNS}\n${line}\n`);
  const child = spawn(process.execPath, ['apps/meridian/src/import/main.ts', path], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'] ?? '', DATA_DIR: folder, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const ended = endOf(child);
  await Promise.race([ended, sleep(leaveMs * 4)]);
  child.kill('SIGKILL');
  await ended;
};

/** Everything that reads past days, by name. Calibration starts by itself while days are written. */
export const SOAK_JOBS: Readonly<Record<string, SoakJob>> = {
  'dry run': dryRun,
  report,
  preview: send('/main/tca/preview_report', DRAFT),
  choices: read('/main/tca/get_tca_report_schedule_filters'),
  'case file': caseFile,
  'threshold test': send('/main/tca/test_surveillance_thresholds', {
    account: null,
    asset_class: null,
    thresholds: {},
    days: 5,
  }),
  'range coverage': read('/main/tca/range_coverage?days=60'),
  venues: read('/main/venue/analytics?days=60'),
  'pre-trade': read('/main/pre_trade?exchange_symbol=AAPL&order_side=BUY&order_qty=1000'),
  'costs by group': read('/mi/api/cost-by-group/?group=list'),
  'realised orders': read('/mi/api/realized-orders/?exchange_symbol=AAPL'),
  'trading stats': read('/mi/api/trading-stats/?exchange_symbol=AAPL'),
  replay,
  import: importFile,
};
