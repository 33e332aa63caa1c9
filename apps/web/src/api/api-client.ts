import { matches } from '@meridian/protocol/matches';
import { type Problem, ProblemSchema } from '@meridian/protocol/problem';
import { PASSWORD_REQUIRED } from '@meridian/protocol/recent-password';
import type {
  CallBody,
  CallParams,
  CallQuery,
  CallResponse,
  RestCall,
  RestService,
} from '@meridian/protocol/rest/rest-call';
import type { ApiRefusal, ApiResult } from './api-result.ts';
import { buildRequest } from './build-request.ts';

const DEFAULT_TIMEOUT_MS = 15_000;
/** A question over past days may take a while. The page shows that it waits, and lets the user cancel. */
const MAX_READ_MS = 120_000;

function timeoutOf({ method, isHeavy }: RestCall): number {
  return method === 'GET' || isHeavy === true ? MAX_READ_MS : DEFAULT_TIMEOUT_MS;
}

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]: Value };

export type CallArgs<Call extends RestCall> = Part<'params', CallParams<Call>> &
  Part<'query', CallQuery<Call>> &
  Part<'body', CallBody<Call>> & { readonly signal?: AbortSignal; readonly timeoutMs?: number };

export type MainCall = RestCall & { readonly service: 'main' };
export type MarketIntelligenceCall = RestCall & { readonly service: 'market-intelligence' };

/** A file that a call answers with, and the name that the server gives it. */
export type DownloadedFile = { readonly content: Blob; readonly name: string };

export type ApiClient = {
  readonly downloadMain: <const Call extends MainCall>(
    call: Call,
    args: CallArgs<Call>,
  ) => Promise<ApiResult<DownloadedFile>>;
  readonly callMain: <const Call extends MainCall>(
    call: Call,
    args: CallArgs<Call>,
  ) => Promise<ApiResult<CallResponse<Call>>>;
  readonly callMarketIntelligence: <const Call extends MarketIntelligenceCall>(
    call: Call,
    args: CallArgs<Call>,
  ) => Promise<ApiResult<CallResponse<Call>>>;
};

export type ApiClientOptions = {
  readonly baseUrls: Readonly<Record<RestService, string>>;
  readonly fetch: typeof globalThis.fetch;
  /** Resolves once it is certain that the page stays. A call that was cut off is told then. */
  readonly pageStays?: () => Promise<void>;
  /** Read for each call: the token changes while the page is open. */
  readonly token: (service: RestService) => string | null;
  /** Called when a service refuses a token. */
  readonly onTokenRefused: (service: RestService, token: string) => void;
  /** Asks the user for the password. True when it was proved; then the same call is sent once more. */
  readonly onPasswordRequired: () => Promise<boolean>;
};

/** One typed client for both services. Expected failures are returned as values; only bugs throw. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const call = <const Call extends RestCall>(descriptor: Call, args: CallArgs<Call>) =>
    send(options, descriptor, args, (response) => readAnswer<Call>(descriptor, response));
  return {
    callMain: call,
    callMarketIntelligence: call,
    downloadMain: (descriptor, args) => send(options, descriptor, args, readFile),
  };
}

async function send<Value>(
  options: ApiClientOptions,
  call: RestCall,
  args: SendArgs,
  read: (response: Response) => Promise<ApiResult<Value>>,
): Promise<ApiResult<Value>> {
  const result = await sendOnce(options, call, args, read);
  const isAsked = result.kind === 'problem' && result.problem?.code === PASSWORD_REQUIRED;
  if (!isAsked || !(await options.onPasswordRequired())) return result;
  return sendOnce(options, call, args, read);
}

type SendArgs = Parameters<typeof buildRequest>[2] & { readonly signal?: AbortSignal; readonly timeoutMs?: number };

async function sendOnce<Value>(
  options: ApiClientOptions,
  call: RestCall,
  args: SendArgs,
  read: (response: Response) => Promise<ApiResult<Value>>,
): Promise<ApiResult<Value>> {
  const { url, body } = buildRequest(options.baseUrls[call.service], call, args);
  const token = options.token(call.service);
  const timeout = AbortSignal.timeout(args.timeoutMs ?? timeoutOf(call));
  try {
    const response = await options.fetch(url, {
      method: call.method,
      headers: requestHeaders(call.service, token, body !== undefined),
      signal: args.signal === undefined ? timeout : AbortSignal.any([timeout, args.signal]),
      // The token is sent in a header. With a cookie another site could trigger calls.
      credentials: 'omit',
      cache: 'no-store',
      ...(body === undefined ? {} : { body }),
    });
    if (!response.ok) {
      if (response.status === 401 && token !== null && call.access !== 'public') {
        options.onTokenRefused(call.service, token);
      }
      return await readRefusal(response);
    }
    return await read(response);
  } catch (error) {
    if (args.signal?.aborted === true) return { kind: 'aborted' };
    if (timeout.aborted) return { kind: 'no-response', reason: 'timeout' };
    if (!(error instanceof TypeError)) throw error;
    await options.pageStays?.();
    return { kind: 'no-response', reason: 'network' };
  }
}

function requestHeaders(service: RestService, token: string | null, hasBody: boolean): Record<string, string> {
  const scheme = service === 'main' ? 'Bearer' : 'Token';
  return {
    accept: 'application/json',
    ...(hasBody ? { 'content-type': 'application/json' } : {}),
    ...(token === null ? {} : { authorization: `${scheme} ${token}` }),
  };
}

async function readAnswer<Call extends RestCall>(
  call: Call,
  response: Response,
): Promise<ApiResult<CallResponse<Call>>> {
  const totalCount = numberHeader(response, 'x-total-count');
  const value: unknown = response.status === 204 ? null : await parseJson(response);
  const schema: Call['response'] = call.response;
  return matches(schema, value) ? { kind: 'ok', value, totalCount } : { kind: 'bad-answer' };
}

async function readFile(response: Response): Promise<ApiResult<DownloadedFile>> {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  if (name === undefined) return { kind: 'bad-answer' };
  return { kind: 'ok', value: { content: await response.blob(), name }, totalCount: null };
}

async function readRefusal(response: Response): Promise<ApiRefusal> {
  const body = await parseJson(response);
  const problem: Problem | null = matches(ProblemSchema, body) ? body : null;
  return {
    kind: 'problem',
    status: response.status,
    statusText: response.statusText,
    problem,
    retryAfterSeconds: numberHeader(response, 'retry-after'),
  };
}

async function parseJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function numberHeader(response: Response, name: string): number | null {
  const text = response.headers.get(name);
  const value = text === null || text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}
