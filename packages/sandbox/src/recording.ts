/**
 * Records the reads of a real account without its texts, so that a sandbox can start with them.
 * @module
 */
export { createRecorder, type Hosts, type Recorder, type RecorderOptions } from './recording/recorder.ts';
export type { RecordedRead, Recording } from './http/recording.ts';
