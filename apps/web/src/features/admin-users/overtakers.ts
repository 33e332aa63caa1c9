import type { SecurityEvent } from '@meridian/protocol/rest/admin-calls';

/** Who saved this user after the given version, and why. Uses general words until the history is loaded. */
export function overtakers(events: readonly SecurityEvent[], sinceVersion: number): string {
  const later = events.filter(({ kind, detail }) => {
    const version = detail['version'];
    return kind === 'user_updated' && typeof version === 'number' && version > sinceVersion;
  });
  if (later.length === 0) return 'A colleague changed this user while you were editing.';
  const who = [...new Set(later.map(({ actor }) => actor ?? 'Somebody'))].join(', ');
  const why = later
    .map(({ detail }) => detail['reason'])
    .filter((reason) => typeof reason === 'string' && reason !== '');
  return `${who} changed this user while you were editing${why.length === 0 ? '' : `: “${why.join('”, “')}”`}.`;
}
