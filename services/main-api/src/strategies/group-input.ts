import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import type { ConditionalStrategyGroupInput, StrategyGroupInput } from '@meridian/protocol/rest/strategy-schemas';
import type { GroupToSave } from '@meridian/storage/configuration/group-store';
import { cleanName } from '../clean-name.ts';

/** A group to store, or why it cannot be read. What it says is checked where it is stored, like a file. */
export function readGroup(
  input: StrategyGroupInput | ConditionalStrategyGroupInput,
  isConditional: boolean,
): { readonly kind: 'read'; readonly group: GroupToSave } | ProblemAnswer {
  const { note: _note, ...fields } = input;
  const rules = 'rules' in input ? input.rules : [];
  const group = {
    ...fields,
    name: cleanName(input.name),
    base: cleanName(input.base),
    rules: rules.map(({ result_destination, filters }) => ({
      result_destination: cleanName(result_destination),
      filters,
    })),
  };
  const problem = typeProblem(group, isConditional);
  return problem === null ? { kind: 'read', group } : answerProblem(400, 'invalid-group', problem);
}

function typeProblem({ type, id, version }: GroupToSave, isConditional: boolean): string | null {
  if ((type === 'conditional') !== isConditional) {
    const call = isConditional ? 'regular and multi-arm groups' : 'conditional groups';
    return `This call does not save ${call}: use the other one.`;
  }
  return id !== undefined && version === undefined ? 'A save of a group names the version it was made from.' : null;
}
