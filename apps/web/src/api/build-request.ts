import type { RestCall } from '@meridian/protocol/rest/rest-call';

type LooseArgs = {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: Readonly<Record<string, unknown>> | undefined;
  readonly body?: unknown;
};

export type BuiltRequest = { readonly url: string; readonly body: string | undefined };

/** The address and body of a call. Throws when a path parameter is missing: that is a bug. */
export function buildRequest(base: string, call: RestCall, args: LooseArgs): BuiltRequest {
  const path = call.path.replace(/:([a-zA-Z_]+)/g, (_, name: string) => {
    const value = args.params?.[name];
    if (typeof value !== 'string' && typeof value !== 'number') {
      throw new Error(`${call.path} needs the parameter ${name}`);
    }
    return encodeURIComponent(value);
  });
  const query = buildQuery(args.query ?? {});
  return {
    url: `${base}${path}${query === '' ? '' : `?${query}`}`,
    body: args.body === undefined ? undefined : JSON.stringify(args.body),
  };
}

function buildQuery(query: Readonly<Record<string, unknown>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (typeof item === 'string' || typeof item === 'number' || typeof item === 'boolean') {
        search.append(name, `${item}`);
      }
    }
  }
  return search.toString();
}
