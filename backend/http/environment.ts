/** Ids of one call, echoed in its answer. */
export interface RequestIds {
  readonly transactionId: string;
  readonly correlationId: string;
}

export interface RequestEnvironment {
  Bindings: { ids: RequestIds };
}
