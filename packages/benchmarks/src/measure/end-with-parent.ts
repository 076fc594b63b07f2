// Preloaded by each child: whoever started it may end without stopping it, killed in the middle of a figure.
process.once('disconnect', () => process.exit());
// The listener is no reason to stay.
process.channel?.unref();
