import { isJsonRecord } from '@meridian/domain/json-text';
import { PARAMETER_CATALOGUE } from '@meridian/domain/strategies/parameter-catalogue';
import { readValues } from '@meridian/domain/strategies/read-values';
import { isStrategyName } from '@meridian/domain/strategies/strategy-names';
import { answerProblem, type ProblemAnswer } from '@meridian/identity/http/call-answer';
import type { CustomStrategyInput } from '@meridian/protocol/rest/strategy-schemas';
import { cleanName } from '../clean-name.ts';

/** Maximum length of a strategy's document: many times what any strategy needs. */
const MAX_DOCUMENT_LENGTH = 20_000;

function problemOf(strategy: CustomStrategyInput): string | null {
  const { strategy_name, strategy_destination, settings, param_values, id, version } = strategy;
  if (strategy_name === '') return 'A strategy needs a name.';
  // An order finds custom strategies before algorithms, so it would only ever find itself.
  if (isStrategyName(strategy_name.toLowerCase())) return `“${strategy_name}” is the name of an algorithm.`;
  if (id !== undefined && version === undefined) return 'A save of a strategy names the version it was made from.';
  if (JSON.stringify({ settings, param_values }).length > MAX_DOCUMENT_LENGTH) return 'The values are too large.';
  if (!isStrategyName(strategy_destination) || !isJsonRecord(param_values)) return null;
  const { problems } = readValues(PARAMETER_CATALOGUE[strategy_destination].parameters, param_values);
  return problems.length === 0 ? null : `${problems.map(({ message }) => message).join('; ')}.`;
}

/** Strategies as they are kept, or why one of them cannot be. */
export function readStrategies(
  inputs: readonly CustomStrategyInput[],
): { readonly kind: 'read'; readonly strategies: readonly CustomStrategyInput[] } | ProblemAnswer {
  const strategies = inputs.map((input) => ({ ...input, strategy_name: cleanName(input.strategy_name) }));
  for (const strategy of strategies) {
    const problem = problemOf(strategy);
    if (problem !== null) return answerProblem(400, 'invalid-strategy', problem);
  }
  return { kind: 'read', strategies };
}
