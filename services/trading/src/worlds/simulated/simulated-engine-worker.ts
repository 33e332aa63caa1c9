import { serveEngine } from '../../engine/serve-engine.ts';
import { openSimulatedWorld } from './simulated-world.ts';

serveEngine(openSimulatedWorld);
