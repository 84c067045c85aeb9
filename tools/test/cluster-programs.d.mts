export type ClusterProgram = 'etcd' | 'patroni' | 'pgbouncer' | 'haproxy' | 'nginx' | 'postgres'
export type ClusterPrograms = Record<ClusterProgram, string>
export declare const findClusterPrograms: () => ClusterPrograms | undefined
export declare const obtainClusterPrograms: () => Promise<ClusterPrograms>
export declare const clusterUser: () => { uid?: number; gid?: number }
