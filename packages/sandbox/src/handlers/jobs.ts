import { actionJobs } from '../hub/actions.ts';
import { anonymizationJobs } from '../hub/anonymize.ts';
import { conversationJobs } from '../hub/conversations.ts';
import type { Jobs } from '../world/index.ts';
import { instanceJobs } from './instance/index.ts';

/** Work on the clock, from all families. */
export const jobsOf: Jobs = { ...actionJobs, ...anonymizationJobs, ...conversationJobs, ...instanceJobs };
