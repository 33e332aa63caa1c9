import { describe, expect, it } from 'vitest';
import { STRICT_RULES } from '../dictionary/validation-rules.ts';
import { FIX_VERSIONS } from '../fix-version.ts';
import { MemorySession, testConfig } from '../testing/memory-session.ts';
import { MemoryWire } from '../testing/memory-wire.ts';
import { SCENARIOS } from './all-scenarios.ts';
import { runScenario } from './run-scenario.ts';

const RULES = { ...STRICT_RULES, takenTypes: ['D', 'B'] };

describe.each(FIX_VERSIONS)('conformance, %s', (version) => {
  describe.each(['acceptor', 'initiator'] as const)('as %s', (role) => {
    const scenarios = SCENARIOS.filter(
      ({ roles, versions }) => roles.includes(role) && versions?.includes(version) !== false,
    );

    it.each(scenarios)('[FX90] $id', async (scenario) => {
      const heartbeatSeconds =
        scenario.steps.flatMap((step) => (step.do === 'log-on' ? [step.heartbeatSeconds] : []))[0] ?? 30;
      const config = testConfig(version, role, { rules: RULES, heartbeatSeconds });
      const session = new MemorySession(config);
      const names = { version, sender: config.targetCompId, target: config.senderCompId };
      const wire = new MemoryWire(session, scenario.needsEcho === true);
      const { problem, log } = await runScenario(scenario, role, names, wire);
      expect(problem === null ? null : `${problem}\n${log.join('\n')}`).toBeNull();
    });
  });
});

describe('scenarios', () => {
  it('[FX90] are data with ids of their own', () => {
    expect(JSON.parse(JSON.stringify(SCENARIOS))).toEqual(SCENARIOS);
    expect(new Set(SCENARIOS.map(({ id }) => id)).size).toBe(SCENARIOS.length);
  });

  it('[FX90] fail against a session that does not keep a rule', async () => {
    const scenario = SCENARIOS.find(({ id }) => id === '2g_PossDupNoOrigSendingTime');
    if (scenario === undefined) throw new Error('No scenario');
    const config = testConfig('FIX.4.4', 'acceptor', { needsOrigSendingTime: false });
    const names = { version: config.version, sender: config.targetCompId, target: config.senderCompId };
    const result = await runScenario(scenario, 'acceptor', names, new MemoryWire(new MemorySession(config), false));
    expect(result.problem).toContain('Step 5: Message 3 was expected');
  });
});
