/** Health check of the image: exit code 0 if the product on this machine is ready. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT || 3000}/health/ready`, { signal: AbortSignal.timeout(4000) }).catch(
  () => null,
);
process.exitCode = answer?.status === 200 ? 0 : 1;
