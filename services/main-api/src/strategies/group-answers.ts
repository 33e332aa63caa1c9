import type { ConditionalRule } from '@meridian/domain/entities/conditional-rule';
import type { ProblemAnswer } from '@meridian/identity/http/call-answer';
import type { ConditionalStrategyGroup } from '@meridian/protocol/rest/strategy-schemas';
import type {
  ConfigurationRefusal,
  ConfigurationStore,
  ConfigurationWriter,
} from '@meridian/storage/configuration/configuration-store';
import { toGroup } from '@meridian/storage/configuration/group-rows';
import type { ListedGroup } from '@meridian/storage/configuration/group-store';
import { answerRefused } from '../configuration/answer-refused.ts';

/** A group for the response to a user. */
export function shownGroup(
  { learning: _learning, createdBy, savedMs, savedByEmail, uses, ...group }: ListedGroup,
  writer: ConfigurationWriter,
): ConditionalStrategyGroup {
  const access = writer.accessTo(group, createdBy);
  const { destination_uses, group_uses, direct_uses, orders } = uses;
  return {
    ...group,
    rules: shownRules(group.rules),
    destination_uses: [...destination_uses],
    group_uses: [...group_uses],
    direct_uses: [...direct_uses],
    order_uses: orders,
    permission_level: permissionLevel(access, createdBy === writer.userId),
    saved_ms: savedMs,
    saved_by_email: savedByEmail,
  };
}

/** Mutable copies for a response. */
export function shownRules(rules: readonly ConditionalRule[]): ConditionalStrategyGroup['rules'] {
  return rules.map(({ result_destination, filters }) => ({
    result_destination,
    filters: filters.map(({ filter, operator, values }) => ({ filter, operator, values: [...values] })),
  }));
}

function permissionLevel(access: ReturnType<ConfigurationWriter['accessTo']>, isOwn: boolean) {
  if (access !== 'write') return 'read';
  return isOwn ? 'owner' : 'write';
}

/** Why a group was not saved or deleted, as text. */
export async function answerGroupRefused(
  refusal: ConfigurationRefusal,
  store: Pick<ConfigurationStore, 'find'>,
  yours?: unknown,
): Promise<ProblemAnswer> {
  const noun = { one: 'group', many: 'groups' };
  return answerRefused(refusal, { store, kind: 'group', noun, shown: toGroup, yours });
}
