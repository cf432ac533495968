{{- /* Pod Security Standard "restricted", and more: nothing can be written but what is mounted for it. */}}
{{- define "service.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65532
runAsGroup: 65532
fsGroup: 65532
fsGroupChangePolicy: OnRootMismatch
seccompProfile:
  type: RuntimeDefault
{{- end }}

{{- define "service.containerSecurity" -}}
allowPrivilegeEscalation: false
privileged: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end }}

{{- /* What every pod of ours has besides its containers. No pod of a process may ask the API server for anything. */}}
{{- define "service.podBase" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext: {{- include "service.podSecurity" . | nindent 2 }}
{{- with .root.Values.image.pullSecrets }}
imagePullSecrets: {{- range . }}
  - name: {{ . }}
{{- end }}
{{- end }}
{{- end }}
