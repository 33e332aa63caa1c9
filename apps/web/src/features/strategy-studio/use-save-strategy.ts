import { requestedMessage } from '../../api/waiting-query.ts';
import type { AssetClass } from '@meridian/domain/asset-class';
import { PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import { readValues } from '@meridian/domain/strategies/read-values';
import { strategySaveMessage } from '@meridian/domain/strategy-save-message';
import { customStrategiesByPermissionLevel } from '@meridian/protocol/rest/strategy-read-calls';
import { insertUserCustomStrategy } from '@meridian/protocol/rest/strategy-write-calls';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/api-context.tsx';
import { failureMessage } from '../../api/error-text.ts';
import { showToast } from '../../components/show-toast.tsx';
import type { Way } from './studio-ways.ts';

export type StrategyToName = {
  readonly way: Way;
  readonly name: string;
  readonly asset_class: AssetClass;
  /** Null for everybody. */
  readonly owner_account: string | null;
};

const SAVED = ['custom-strategies'];

/** Saves a variant under a name: a new strategy, or the next version of an existing one. */
export function useSaveStrategy({ way, name, asset_class, owner_account }: StrategyToName) {
  const { callMain } = useApi();
  const client = useQueryClient();
  const known = useQuery({
    queryKey: [...SAVED, asset_class],
    staleTime: 0,
    queryFn: async ({ signal }) => {
      const result = await callMain(customStrategiesByPermissionLevel, { query: { asset_class }, signal });
      if (result.kind !== 'ok') throw new Error(failureMessage(result));
      return result.value;
    },
  });
  const existing = known.data?.find(
    (one) =>
      one.strategy_name.toLowerCase() === name.trim().toLowerCase() &&
      one.owner_account === owner_account &&
      one.owner_alloc_account === null,
  );
  const saving = useMutation({
    mutationFn: async () => {
      const body = {
        strategy_name: name.trim(),
        strategy_destination: way.strat,
        asset_class,
        owner_account,
        owner_alloc_account: null,
        settings: {},
        param_values: paramValues(way),
        is_lqseek: way.strat === 'lqseek',
      };
      const version = existing === undefined ? {} : { id: existing.id, version: existing.version };
      const result = await callMain(insertUserCustomStrategy, { body: { ...body, ...version } });
      if (result.kind !== 'ok') throw new Error(failureMessage(result));
      return result.value;
    },
    onSuccess: (saved) => {
      const done = existing === undefined ? 'created' : 'updated';
      if ('proposal' in saved) {
        void requestedMessage({ callMain }, `proposal:${saved.proposal.id}`).then(showToast);
        return;
      }
      const { title, text } = strategySaveMessage({ kind: done, name: name.trim() });
      showToast({ tone: 'success', title, text });
    },
    // Also after a refusal: another user may have saved meanwhile.
    onSettled: () => client.invalidateQueries({ queryKey: SAVED }),
  });
  const failure = saving.error === null ? null : strategySaveMessage(failed(saving.error));
  return { existing: existing ?? null, save: saving.mutateAsync, isSaving: saving.isPending, failure };
}

function failed({ message }: Error) {
  return { kind: 'failed', serverMessage: message } as const;
}

/** The parameters with a value, without a start of "now", which means nothing in a saved strategy. */
function paramValues({ strat, values }: Way): Readonly<Record<string, string | number | boolean>> {
  const parameters = PARAMETER_CATALOGUE[strat].parameters.filter(({ isFixed }) => !isFixed);
  const given = [...readValues(parameters, values).values].flatMap(([key, value]) =>
    value === null || (key === 'st' && value === '-1') ? [] : [[key, value] as const],
  );
  return Object.fromEntries(given);
}
