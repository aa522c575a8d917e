/** Ids of a request, echoed in its response. */
export interface RequestIds {
  readonly transactionId: string;
  readonly correlationId: string;
}

export interface RequestEnvironment {
  Bindings: { ids: RequestIds };
}
