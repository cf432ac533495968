{{- /*
Brings the database up to date before a new version's pods start, and leaves it such that the version before can still work
on it. MongoDB of the trial profile comes with the release itself, so there the first start does it.
*/}}
{{- define "service.migration" -}}
{{- if has "MONGO_URL" .facts.settings }}
{{- $job := mustMerge (dict "name" "migration") . }}
apiVersion: batch/v1
kind: Job
metadata:
  name: {{ include "service.fullname" . }}-migration
  namespace: {{ .root.Release.Namespace }}
  labels: {{- include "service.labels" $job | nindent 4 }}
  annotations:
    helm.sh/hook: {{ ternary "pre-upgrade" "pre-install,pre-upgrade" .root.Values.mongodb.trial.enabled }}
    helm.sh/hook-weight: "0"
    helm.sh/hook-delete-policy: before-hook-creation,hook-succeeded
spec:
  backoffLimit: 3
  activeDeadlineSeconds: {{ .root.Values.migrations.longestSeconds }}
  template:
    metadata:
      labels: {{- include "service.selector" $job | nindent 8 }}
    spec:
      {{- include "service.podBase" . | nindent 6 }}
      restartPolicy: Never
      {{- with .root.Values.jobs.priorityClassName }}
      priorityClassName: {{ . }}
      {{- end }}
      containers: {{- include "service.container" (mustMerge (dict "arguments" (list "migrate")) .) | nindent 8 }}
      volumes: {{- include "service.volumes" . | nindent 8 }}
{{- end }}
{{- end }}
