import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  createHub,
  hubOptionsFromEnv,
  waitForAction,
} from '@tradelane/hub';

const hub = createHub(hubOptionsFromEnv());
const [actionId = '', stateFile = 'action.txt'] = process.argv.slice(2);

// After a restart, continue from the saved state.
const action = existsSync(stateFile)
  ? { resume: readFileSync(stateFile, 'utf8') }
  : actionId;
const poller = waitForAction(hub, action, {
  onProgress: () => writeFileSync(stateFile, poller.serialize()),
});
const { status } = await poller;
console.log(status);
