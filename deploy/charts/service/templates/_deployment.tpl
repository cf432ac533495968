{{- define "service.deployment" -}}
apiVersion: apps/v1
kind: Deployment
metadata: {{- include "service.metadata" . | nindent 2 }}
spec:
  {{- /* With an autoscaler the number is its business. */}}
  {{- if not .service.autoscaling.enabled }}
  replicas: {{ .service.replicas }}
  {{- end }}
  revisionHistoryLimit: 5
  # A new pod takes work before an old one stops.
  strategy:
    type: RollingUpdate
    rollingUpdate: { maxSurge: 1, maxUnavailable: 0 }
  selector:
    matchLabels: {{- include "service.selector" . | nindent 6 }}
  template:
    metadata:
      labels: {{- include "service.selector" . | nindent 8 }}
      {{- with .service.podAnnotations }}
      annotations: {{- toYaml . | nindent 8 }}
      {{- end }}
    spec:
      {{- include "service.podBase" . | nindent 6 }}
      serviceAccountName: {{ include "service.fullname" . }}
      {{- with .service.priorityClassName }}
      priorityClassName: {{ . }}
      {{- end }}
      terminationGracePeriodSeconds: {{ .service.gracePeriodSeconds }}
      # On as many machines and in as many zones as there are; one machine alone will do.
      topologySpreadConstraints:
        {{- range list "kubernetes.io/hostname" "topology.kubernetes.io/zone" }}
        - topologyKey: {{ . }}
          maxSkew: 1
          whenUnsatisfiable: ScheduleAnyway
          matchLabelKeys: [pod-template-hash]
          labelSelector:
            matchLabels: {{- include "service.selector" $ | nindent 14 }}
        {{- end }}
      {{- with .service.nodeSelector }}
      nodeSelector: {{- toYaml . | nindent 8 }}
      {{- end }}
      {{- with .service.tolerations }}
      tolerations: {{- toYaml . | nindent 8 }}
      {{- end }}
      containers: {{- include "service.container" . | nindent 8 }}
      volumes: {{- include "service.volumes" . | nindent 8 }}
---
apiVersion: v1
kind: ServiceAccount
metadata: {{- include "service.metadata" . | nindent 2 }}
automountServiceAccountToken: false
{{- end }}
