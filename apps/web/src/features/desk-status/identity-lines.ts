import type { AuthState } from '@meridian/domain/entities/auth-state';
import type { PermissionFlag } from '@meridian/domain/entities/permissions';
import { jwtPayload } from '@meridian/domain/jwt-payload';
import { PERMISSION_TEXTS } from '../../lib/permission-texts.ts';
import type { StatusTone } from '../../components/status-glyph.tsx';

/** One of the three identities, as the user menu and the home screen show it. */
export type IdentityLine = {
  readonly id: 'trading' | 'main' | 'market-intelligence';
  readonly name: string;
  readonly tone: StatusTone;
  readonly state: string;
  /** The reason, if something is wrong. */
  readonly detail: string | null;
};

export function identityLines(auth: AuthState): readonly IdentityLine[] {
  return [tradingLine(auth), mainLine(auth), marketIntelligenceLine(auth)];
}

function tradingLine(auth: AuthState): IdentityLine {
  const common = { id: 'trading', name: 'Trading' } as const;
  if (auth.user !== null) return { ...common, tone: 'good', state: 'Signed in', detail: null };
  if (auth.error_msg !== null) return { ...common, tone: 'critical', state: 'Refused', detail: auth.error_msg };
  return { ...common, tone: 'off', state: 'Connecting', detail: null };
}

function mainLine(auth: AuthState): IdentityLine {
  const common = { id: 'main', name: 'Main' } as const;
  return auth.isNodeLogin
    ? { ...common, tone: 'good', state: 'Signed in', detail: null }
    : { ...common, tone: 'critical', state: 'Signed out', detail: null };
}

function marketIntelligenceLine(auth: AuthState): IdentityLine {
  const common = { id: 'market-intelligence', name: 'Market intelligence' } as const;
  if (!auth.isPythonLogin) {
    return auth.pythonPermit
      ? { ...common, tone: 'critical', state: 'Signed out', detail: 'The service did not accept the session.' }
      : { ...common, tone: 'off', state: 'Not permitted', detail: missing('python_permit') };
  }
  return auth.isMarketImpactPermit
    ? { ...common, tone: 'good', state: 'Signed in', detail: null }
    : { ...common, tone: 'off', state: 'Signed in', detail: missing('market_impact_permit') };
}

/** Named as on the grants of a user. */
function missing(flag: PermissionFlag): string {
  const label = PERMISSION_TEXTS.find((text) => text.flag === flag)?.label ?? flag;
  return `Needs the ${label} permission: ask an administrator.`;
}

/** The expiry of the main token, for display; null when unknown. */
export function tokenExpiryMs(token: string | null): number | null {
  const seconds = jwtPayload(token)?.['exp'];
  return typeof seconds === 'number' && Number.isFinite(seconds) ? seconds * 1000 : null;
}
