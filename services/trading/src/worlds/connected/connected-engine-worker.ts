import { serveEngine } from '../../engine/serve-engine.ts';
import { openConnectedWorld } from './connected-world.ts';

serveEngine(openConnectedWorld);
