// Each child preloads this module. Its parent may be killed in the middle of a figure without stopping it.
process.once('disconnect', () => process.exit());
// The listener must not keep the process alive.
process.channel?.unref();
