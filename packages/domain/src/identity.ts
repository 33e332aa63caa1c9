import type { Maybe } from './maybe.ts';

type WithEmail = { readonly email_id?: Maybe<string> };

export type Identities<Trading, Node, Python> = {
  readonly trading: Maybe<Trading>;
  readonly node: Maybe<Node>;
  readonly python: Maybe<Python>;
};

export type CurrentIdentity<Trading, Node, Python> =
  | { readonly kind: 'trading'; readonly user: Trading }
  | { readonly kind: 'node'; readonly user: Node }
  | { readonly kind: 'python'; readonly user: Python }
  | { readonly kind: 'nobody' };

/** The first that is there: a person may be known to one service while another is down. */
export function currentIdentity<Trading, Node, Python>(
  identities: Identities<Trading, Node, Python>,
): CurrentIdentity<Trading, Node, Python> {
  const { trading, node, python } = identities;
  if (trading !== null && trading !== undefined) return { kind: 'trading', user: trading };
  if (node !== null && node !== undefined) return { kind: 'node', user: node };
  if (python !== null && python !== undefined) return { kind: 'python', user: python };
  return { kind: 'nobody' };
}

function emailOf(user: Maybe<WithEmail>): string | null {
  const email = user?.email_id?.trim() ?? '';
  return email === '' ? null : email;
}

/** Never from the python user, whose service knows a login name only. */
export function currentEmail(identities: {
  readonly trading: Maybe<WithEmail>;
  readonly node: Maybe<WithEmail>;
}): string | null {
  return emailOf(identities.trading) ?? emailOf(identities.node);
}
