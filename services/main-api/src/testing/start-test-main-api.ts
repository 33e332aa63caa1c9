import { solveCaptcha } from '@meridian/identity/testing/solve-captcha';
import { startTestIdentity, type TestIdentity } from '@meridian/identity/testing/start-test-identity';
import { makeHistoryFolder } from '@meridian/history/testing';
import type { RestCall } from '@meridian/protocol/rest/rest-call';
import { CallPace } from '@meridian/service-kit/call-pace';
import { createCredentialLimits } from '@meridian/service-kit/rate-limit';
import { createServiceApp } from '@meridian/service-kit/service-app';
import { silentLogger } from '@meridian/service-kit/testing';
import { createConfigurationStore } from '@meridian/storage/configuration/configuration-store';
import { createGroupStore } from '@meridian/storage/configuration/group-store';
import { createEventLogStore } from '@meridian/storage/event-log/event-log-store';
import { createReferenceStore } from '@meridian/storage/reference/reference-store';
import { createAdoptedCalibrations } from '@meridian/storage/cost-calibrations/adopted-calibrations';
import { createRangeOutcomeReader } from '@meridian/storage/range-outcomes/range-outcome-store';
import { createNoticeStore } from '@meridian/storage/notices/notice-store';
import { createViewSettingStore } from '@meridian/storage/view-settings/view-setting-store';
import { reportStores } from '../tca/report-options.ts';
import { limitStores } from '../limits/limit-stores.ts';
import { mainApi } from '../app.ts';
import { testDeskOf } from './test-desk.ts';

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  readonly body: Record<string, unknown>;
};

export type AskOptions = {
  readonly body?: unknown;
  readonly token?: string | undefined;
  /** The simulated client address. */
  readonly ip?: string;
};

export type TestMainApi = TestIdentity & {
  readonly url: string;
  /** The folder of past days. */
  readonly historyDir: string;
  ask(method: RestCall['method'], path: string, options?: AskOptions): Promise<Answer>;
  /** Signs in by HTTP and returns the token. */
  tokenOf(name: 'admin' | 'newcomer' | 'trader' | 'viewer'): Promise<string>;
  /** A captcha fetched and solved over HTTP. */
  solvedCaptcha(): Promise<string>;
};

/** High limits, for all tests except those of limits, and refusals at once. */
const ROOMY = { perAddress: 10_000, perAddressAndEmail: 10_000, holdMs: 0 };

/** The main service on a loopback port under `/main`, with high limits unless given. */
export async function startTestMainApi(limits: { perAddress?: number; perAddressAndEmail?: number } = {}) {
  const world = await startTestIdentity();
  const history = await makeHistoryFolder();
  const app = createServiceApp({ logger: silentLogger(), trustProxy: true });
  const credentialLimits = createCredentialLimits({ nowMs: world.nowMs, ...ROOMY, ...limits });
  const eventLog = createEventLogStore(world.database.db);
  const viewSettings = createViewSettingStore(world);
  const rangeOutcomes = createRangeOutcomeReader(world.database.pool);
  const configuration = createConfigurationStore(world);
  const groups = createGroupStore(world);
  const reference = createReferenceStore(world);
  const routing = { ...world, store: configuration, desk: testDeskOf(world.database) };
  const stores = {
    notices: createNoticeStore(world),
    reports: reportStores(world),
    eventLog,
    viewSettings,
    rangeOutcomes,
    calibrations: createAdoptedCalibrations(world.database),
    configuration,
    groups,
    reference,
    limits: limitStores(world),
    routing,
  };
  await app.register(mainApi, {
    prefix: '/main',
    identity: world.identity,
    credentialLimits,
    callPace: new CallPace({ atOnce: 10_000 }),
    historyDir: history.dir,
    nowMs: world.nowMs,
    serverTimeZone: 'America/New_York',
    outreach: { publicUrl: 'https://desk.example', isMailSent: true },
    ...stores,
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });

  async function ask(method: RestCall['method'], path: string, options: AskOptions = {}): Promise<Answer> {
    const headers = new Headers({ 'x-forwarded-for': options.ip ?? '198.51.100.1' });
    if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`);
    if (options.body !== undefined) headers.set('content-type', 'application/json');
    const init: RequestInit = { method, headers };
    if (options.body !== undefined) init.body = JSON.stringify(options.body);
    const response = await fetch(`${url}/main${path}`, init);
    const text = await response.text();
    const parsed: Record<string, unknown> = text === '' ? {} : JSON.parse(text);
    return { status: response.status, headers: response.headers, body: parsed };
  }

  const api: TestMainApi = {
    ...world,
    url,
    historyDir: history.dir,
    ask,
    tokenOf: async (name) => {
      const body = { email_id: `${name}@meridian.local`, password: 'meridian-demo' };
      return String((await ask('POST', '/auth/login', { body })).body['token']);
    },
    solvedCaptcha: async () => {
      const response = await fetch(`${url}/main/auth/captcha`);
      const challenge: Parameters<typeof solveCaptcha>[0] = JSON.parse(await response.text());
      return solveCaptcha(challenge);
    },
    stop: async () => {
      await app.close();
      await world.stop();
      await history.remove();
    },
  };
  return api;
}
