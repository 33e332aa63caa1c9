import { usePenalties } from '../../features/venue-configuration/use-routing.ts';
import { isInForce } from '../../features/venue-configuration/venue-rows.ts';
import { useNow } from '../../lib/use-now.ts';
import { useSession } from '../../session/session-context.tsx';

export function useMayChange(): boolean {
  return useSession((state) => state.auth.permissions?.are_actions_permitted ?? false);
}

/** How many venues are penalised now; null until it is known. */
export function usePenalised(): number | null {
  const { data } = usePenalties();
  const nowMs = useNow();
  return data === undefined ? null : data.filter((penalty) => isInForce(penalty, nowMs)).length;
}
